/** What a page moves over the wire: requests and bytes, as the browser counts them. */

import type { Page } from "@playwright/test";

export interface Weight {
  requests: number;
  bytes: number;
  files: string[];
}

/** Counts from now on, with an empty cache. */
export async function weighing(page: Page): Promise<Weight> {
  const weight: Weight = { requests: 0, bytes: 0, files: [] };
  const line = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  await line.send("Network.enable");
  await line.send("Network.setCacheDisabled", { cacheDisabled: true });
  line.on("Network.requestWillBeSent", ({ requestId, request }) => {
    addresses.set(requestId, request.url);
  });
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    weight.requests += 1;
    weight.bytes += encodedDataLength;
    weight.files.push(`${encodedDataLength} ${new URL(addresses.get(requestId) ?? "about:").pathname}`);
  });
  return weight;
}
