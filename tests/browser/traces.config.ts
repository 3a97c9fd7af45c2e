import base from "./screenshots.config";

export default { ...base, testMatch: "traces.spec.ts" };
