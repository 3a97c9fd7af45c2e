import "@fontsource-variable/golos-text/wght.css";
import "@fontsource-variable/literata/wght.css";
import "@fontsource-variable/literata/wght-italic.css";
import "./art/fonts.css";
import "./art/tokens.css";
import "./art/frame.css";
import "./art/more.css";
import "./art/zones.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { lookAfterPage } from "./lib/net/line.svelte";
import { startRouter } from "./lib/shell/router.svelte";

startRouter();
const target = document.getElementById("app");
if (target) mount(App, { target });
if (import.meta.env.PROD) addEventListener("load", () => lookAfterPage().catch(() => {})); // a page without it is a page too
