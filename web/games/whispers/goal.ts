/** The goal pages of this game: five pictures a form, drawn with its pieces. */

import type { Goal } from "../../lib/teach/goals";
import drawings from "./symbols.svg?raw";
import "./whispers.css";

const PICTURES = import.meta.glob<string>("./goal/*.svg", { query: "?raw", import: "default", eager: true });

export default { drawings, picture: (form, panel) => PICTURES[`./goal/${form}-${panel}.svg`] ?? "" } satisfies Goal;
