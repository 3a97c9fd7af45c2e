import "@fontsource-variable/golos-text/wght.css";
import "@fontsource-variable/literata/wght.css";
import "@fontsource-variable/literata/wght-italic.css";
import "./art/tokens.css";
import "./art/frame.css";
import "./art/more.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startRouter } from "./lib/router.svelte";

startRouter();
const target = document.getElementById("app");
if (target) mount(App, { target });
