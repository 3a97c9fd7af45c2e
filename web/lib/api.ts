/** HTTP calls to the table's server. */

import type {
  AnalysisNews,
  Created,
  GameInfo,
  Hints,
  LessonInfo,
  LessonPage,
  Me,
  NewTable,
  Problem,
  Replay,
  Summary,
  TableList,
  TableMoment,
} from "./protocol";

/** The server said no; `problem.message` is a sentence for people. */
export class Refusal extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

const UNREACHABLE: Problem = { code: "unreachable", message: "error-unreachable", args: {}, rule: null };

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "content-type": "application/json" };
  }
  const reply = await fetch(path, init).catch(() => null);
  if (!reply) throw new Refusal(UNREACHABLE);
  const data: unknown = reply.status === 204 ? null : await reply.json().catch(() => null);
  if (!reply.ok) throw new Refusal((data as Problem | null) ?? UNREACHABLE);
  return data as T;
}

const get = <T>(path: string) => call<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);

export const api = {
  games: () => get<GameInfo[]>("/api/games"),
  me: () => get<Me>("/api/me"),
  rename: (name: string) => post<Me>("/api/me", { name }),
  register: (name: string, password: string) => post<Me>("/api/accounts", { name, password }),
  login: (name: string, password: string) => post<Me>("/api/login", { name, password }),
  logout: () => post<Me>("/api/logout"),
  tables: (list: TableList) => get<Summary[]>(`/api/tables?list=${list}`),
  table: (id: string) => get<Summary>(`/api/tables/${id}`),
  create: (table: NewTable) => post<Created>("/api/tables", table),
  /** sit, leave, bot, ready, start, resign, rematch, link, take-link, token, archive, play-on */
  ask: <T = unknown>(id: string, what: string, body: unknown = {}) => post<T>(`/api/tables/${id}/${what}`, body),
  replay: (id: string, ply: number, seat: number | null) =>
    get<Replay>(`/api/tables/${id}/replay/${ply}${seat === null ? "" : `?seat=${seat}`}`),
  hint: (id: string, seat: number, ply: number) => post<Hints>(`/api/tables/${id}/hint`, { seat, ply }),
  analysis: (id: string) => get<AnalysisNews>(`/api/tables/${id}/analysis`),
  analyse: (id: string) => post<AnalysisNews>(`/api/tables/${id}/analysis`),
  moment: (id: string) => get<TableMoment>(`/api/tables/${id}/moment`),
  lessons: (game: string) => get<LessonInfo[]>(`/api/lessons/${game}`),
  lesson: (game: string, id: string) => get<LessonPage>(`/api/lessons/${game}/${id}`),
};
