/** HTTP calls to the table's server. */

import { freshShare, rememberShare } from "./fair";
import { forgetAnswers, heard } from "./line.svelte";
import type {
  Address,
  AnalysisNews,
  Compiling,
  CoursePage,
  Created,
  ExerciseInfo,
  ExercisePage,
  ExerciseReply,
  Greeting,
  Hints,
  Judgement,
  Lobby,
  Me,
  NewTable,
  Problem,
  PuzzleAnswer,
  PuzzleInfo,
  PuzzleLine,
  PuzzlePage,
  Puzzles,
  Replay,
  RulesAtHand,
  SessionInfo,
  Slip,
  Summary,
  TableList,
  Thumb,
  TokenInfo,
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

export async function call<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const init: RequestInit = { method, headers: { accept: "application/json", ...headers } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "content-type": "application/json" };
  }
  const reply = await fetch(path, init).catch(() => null);
  if (!reply) throw new Refusal(UNREACHABLE);
  heard(reply);
  const data: unknown = reply.status === 204 ? null : await reply.json().catch(() => null);
  if (!reply.ok) throw new Refusal((data as Problem | null) ?? UNREACHABLE);
  return data as T;
}

const get = <T>(path: string) => call<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);

/** what makes me one of those who play: my share in the key of chance goes along */
const SHARING = ["sit", "ready"];

async function withShare<T>(path: string, body: object, table: (reply: T) => string): Promise<T> {
  const entropy = freshShare();
  const reply = await post<T>(path, { ...body, entropy });
  rememberShare(table(reply), entropy);
  return reply;
}

export const api = {
  greeting: () => get<Greeting>("/api/greeting"),
  compiling: () => get<Compiling>("/api/compiling"),
  me: () => get<Me>("/api/me"),
  rename: (name: string) => post<Me>("/api/me", { name }),
  register: (name: string, password: string) => post<Me>("/api/accounts", { name, password }),
  login: (name: string, password: string) => post<Me>("/api/login", { name, password }).finally(forgetAnswers),
  logout: () => post<Me>("/api/logout").finally(forgetAnswers),
  changePassword: (old: string, fresh: string) => post<Me>("/api/password", { old, new: fresh }),
  resetPassword: (token: string, password: string) => post<Me>("/api/reset", { token, password }),
  sessions: () => get<SessionInfo[]>("/api/sessions"),
  endSession: (id: string | null) => post<SessionInfo[]>("/api/sessions/end", { id }),
  tokens: () => get<TokenInfo[]>("/api/tokens"),
  endToken: (id: string) => post<TokenInfo[]>("/api/tokens/end", { id }),
  deleteMe: (password: string | null) => post<Me>("/api/me/delete", { password }).finally(forgetAnswers),
  lobby: () => get<Lobby>("/api/lobby"),
  tables: (list: TableList) => get<Summary[]>(`/api/tables?list=${list}`),
  thumbs: (ids: readonly string[]) => get<Thumb[]>(`/api/thumbs?tables=${ids.join(",")}`),
  table: (id: string) => get<Summary>(`/api/tables/${id}`),
  create: (table: NewTable) => withShare<Created>("/api/tables", table, (made) => made.id),
  rematch: (id: string) => withShare<Created>(`/api/tables/${id}/rematch`, {}, (made) => made.id),
  /** sit, leave, bot, add-seat, remove-seat, swap, rename, free, ready, start, resign, link, take-link, token, archive, play-on */
  ask: <T = unknown>(id: string, what: string, body: object = {}) =>
    SHARING.includes(what)
      ? withShare<T>(`/api/tables/${id}/${what}`, body, () => id)
      : post<T>(`/api/tables/${id}/${what}`, body),
  address: (id: string) => get<Address>(`/api/tables/${id}/address`),
  replay: (id: string, ply: number, seat: number | null) =>
    get<Replay>(`/api/tables/${id}/replay/${ply}${seat === null ? "" : `?seat=${seat}`}`),
  hint: (id: string, seat: number, ply: number) => post<Hints>(`/api/tables/${id}/hint`, { seat, ply }),
  judgement: (id: string, seat: number, ply: number) => post<Judgement>(`/api/tables/${id}/judgement`, { seat, ply }),
  analysis: (id: string) => get<AnalysisNews>(`/api/tables/${id}/analysis`),
  analyse: (id: string, deep = false) => post<AnalysisNews>(`/api/tables/${id}/analysis`, { deep }),
  rulesAtHand: (id: string) => get<RulesAtHand>(`/api/tables/${id}/rules-at-hand`),
  slip: (id: string, seat: number, thing: string, ply?: number) =>
    get<Slip>(`/api/tables/${id}/slip?seat=${seat}&thing=${thing}${ply === undefined ? "" : `&ply=${ply}`}`),
  course: (game: string, id: string) => get<CoursePage>(`/api/courses/${game}/${id}`),
  startCourse: (game: string, id: string) => post<Created>(`/api/courses/${game}/${id}`),
  puzzles: (day: string) => get<Puzzles>(`/api/puzzles?day=${day}`),
  puzzlesOf: (game: string) => get<PuzzleInfo[]>(`/api/puzzles/${game}`),
  puzzle: (game: string, id: string) => get<PuzzlePage>(`/api/puzzles/${game}/${id}`),
  tryPuzzle: (game: string, id: string, actions: readonly string[]) =>
    post<PuzzleAnswer>(`/api/puzzles/${game}/${id}`, { actions }),
  puzzleSlip: (game: string, id: string, thing: string, line: readonly string[]) =>
    post<Slip>(`/api/puzzles/${game}/${id}/slip`, { thing, line }),
  puzzleLine: (game: string, id: string) => get<PuzzleLine>(`/api/puzzles/${game}/${id}/line`),
  playPuzzle: (game: string, id: string) => post<Created>(`/api/puzzles/${game}/${id}/table`),
  exercises: (game: string) => get<ExerciseInfo[]>(`/api/exercises/${game}`),
  exercise: (game: string, id: string) => get<ExercisePage>(`/api/exercises/${game}/${id}`),
  tryExercise: (game: string, id: string, line: readonly string[]) =>
    post<ExerciseReply>(`/api/exercises/${game}/${id}`, { line }),
  exerciseSlip: (game: string, id: string, thing: string, line: readonly string[] | null) =>
    post<Slip>(`/api/exercises/${game}/${id}/slip`, { thing, line }),
};
