import base from "./screenshots.config";

export default { ...base, testMatch: "films.spec.ts" };
