/** The title of the browser's tab. */

import { say } from "../shell/text.svelte";

export function pageTitle(page: () => string): void {
  $effect(() => {
    document.title = page() ? say("title-page", { page: page() }) : say("title-home");
  });
}
