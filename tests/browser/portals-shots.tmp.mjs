import { chromium } from "@playwright/test";
import sparticuz from "@sparticuz/chromium";
import { existsSync } from "node:fs";
const OWN = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const executablePath = OWN.find((p) => existsSync(p)) ?? (await sparticuz.executablePath());
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu", "--headless=shell", "--no-zygote"] });
const base = "http://127.0.0.1:18451";
const [,, what, w, h, theme, lang, seatsN, plies, name, form, ...opts] = process.argv;
const context = await browser.newContext({ viewport: { width: +w, height: +h }, locale: lang, colorScheme: theme, hasTouch: +w < 700 });
const page = await context.newPage();
page.on("pageerror", (e) => console.log("PAGEERROR", e.message));
page.on("console", (m) => { if (m.type() === "error") console.log("CONSOLE", m.text()); });
const options = Object.fromEntries(opts.map((o) => o.split("=")));
const seats = Array.from({ length: +seatsN }, (_, i) => (i === 0 ? { who: "me" } : { who: "bot", level: "easy" }));
const reply = await context.request.post(`${base}/api/tables`, { data: { game: "portals", form, seats, name: "Olena", options } });
if (!reply.ok()) { console.log(await reply.text()); process.exit(1); }
const id = (await reply.json()).id;
await page.goto(`${base}/t/${id}`);
await page.evaluate((t) => { document.documentElement.dataset.theme = t; }, theme);
let seed = 7; const rnd = (n) => { seed = (seed * 1103515245 + 12345) & 0x7fffffff; return seed % n; };
const legal = () => page.locator('.stage [data-offer="legal"]:visible');
async function act() {
  for (let i = 0; i < 900; i++) {
    if (await page.locator(".fin").count()) return "over";
    const n = await legal().count();
    if (n > 0) return n;
    await page.keyboard.press("s");
    await page.waitForTimeout(80);
  }
  return 0;
}
let done = 0;
while (done < +plies) {
  const n = await act();
  if (n === "over" || n === 0) { console.log("stopped", n, done); break; }
  const step = await page.evaluate(() => document.querySelector(".stage .slab.open") ? "figure" : "");
  if (step === "figure" && what === "figure" && done >= +plies - 8) break;
  const holes = page.locator('.stage .hole[data-offer="legal"]:visible');
  const target = (await holes.count()) ? holes.nth(rnd(await holes.count())) : legal().nth(rnd(n));
  await target.scrollIntoViewIfNeeded().catch(() => {});
  await target.focus(); await page.keyboard.press("Enter");
  await page.waitForTimeout(120);
  done++;
}
await act();
if (what === "figure") {
  const slab = page.locator(".stage .slab.open").first();
  if (await slab.count()) {
    const b = await slab.boundingBox();
    await page.mouse.move(b.x + b.width * 0.45, b.y + b.height * 0.55);
    await page.keyboard.press("r");
    await page.mouse.move(b.x + b.width * 0.5, b.y + b.height * 0.55);
    await page.waitForTimeout(200);
  } else console.log("no figure");
}
await page.waitForTimeout(500);
await page.screenshot({ path: `/tmp/portals/${name}.png` });
console.log(name, done, await page.locator(".prompt p").innerText().catch(() => ""));
await browser.close();
