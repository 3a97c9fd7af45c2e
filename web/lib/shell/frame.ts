/** What has changed is on the screen: time for all that nobody waits to see. */
export function drawn(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
}
