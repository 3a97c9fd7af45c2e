/** The time, looked at now and then, for as long as the component lives that asks. */

export class Clock {
  now = $state(Date.now());

  constructor(every: number) {
    $effect(() => {
      const timer = setInterval(() => {
        this.now = Date.now();
      }, every);
      return () => clearInterval(timer);
    });
  }
}
