/** Where some unit tests run: without a screen, but effects run when what they have read changes, as in a page. */
export default { name: "page", viteEnvironment: "client", setup: () => ({ teardown: () => undefined }) };
