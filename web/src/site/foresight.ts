// A line to a server's table with the engine of this page beside it (adviser.ts): why, ways, hints and forecasts are
// not asked of the server, and an own answer that teaches nobody anything shows at once where it leads. The server's
// word comes later and counts: where it says the same, nothing changes; where it says otherwise, or refuses, its
// scene is shown. Example: const connect = advised(overTheNetwork, engineAtHand(around));
import { Refused, type Connection, type Listener } from '../api/connection';
import type { Transport } from '../api/transport';
import type { ForecastSection, FromTable, Reply, Request, Scene } from '../api/types';
import type { Adviser, Asked } from './adviser';

type Connect = Transport['connect'];
type Play = Extract<Request, { type: 'play' }>;

const hasScene = (message: FromTable): message is FromTable & Scene =>
  'position' in message && 'viewer' in message && message.type !== 'scene';
// What must be the same for nothing to change on the screen. As it travels: texts are made ready for layout later.
const substance = ({ moves, turn, decision, waiting, position, answers }: Scene): string =>
  JSON.stringify([moves, turn, decision, waiting, position, answers]);

export function advised(connect: Connect, adviser: Adviser): Connect {
  return (table, language, listener): Connection => {
    let game = '';
    let said: Scene | null = null; // by the server
    let shown: Scene | null = null; // that, or what was foreseen since
    let awaited: string[] = []; // what was foreseen and the server has not said yet, oldest first
    let forecasts: 'none' | 'server' | 'here' = 'none';
    let outlookFor: Scene | null = null;

    function hear(message: FromTable): void {
      if (!hasScene(message)) return listener.message(message);
      if (message.type === 'table') {
        game = message.table.game;
        if (message.table.you.length > 0 && !message.over) adviser.prepare(game, language());
      }
      said = message;
      const awaiting = awaited.length > 0;
      const known = message.type === 'step' && awaiting && awaited.shift() === substance(message);
      if (known) return listener.message({ ...message, known: true });
      if (message.type === 'step' && awaiting) performance.mark('ludarium.corrected');
      awaited = [];
      shown = message;
      takeOverForecasts(message);
      listener.message(message);
    }

    // Once an engine is at hand the server need not foresee any more.
    function takeOverForecasts(scene: Scene): void {
      if (forecasts === 'server' && !scene.over && adviser.ready(game, language())) {
        forecasts = 'here';
        line.ask({ type: 'forecast', on: false }).catch(() => undefined);
      }
      if (forecasts === 'here' && !scene.forecast) void foresee(scene);
    }

    // For the newest scene alone: of a row of quick steps only the last is looked at.
    async function foresee(scene: Scene): Promise<void> {
      const begun = outlookFor !== null;
      outlookFor = scene;
      if (begun) return;
      for (let done: Scene | null = null; outlookFor !== done;) {
        done = outlookFor;
        const forecast = (await adviser.forecast(game, done!, language()).catch(() => null)) ?? (await askServer());
        if (forecast && outlookFor === done) listener.message({ type: 'outlook', moves: done!.moves, forecast });
      }
      outlookFor = null;
    }

    async function askServer(): Promise<ForecastSection[] | null> {
      forecasts = 'server';
      const reply = await line.ask({ type: 'forecast', on: true }).catch(() => null);
      return reply?.type === 'forecast' ? reply.forecast : null;
    }

    async function showAhead(request: Play): Promise<void> {
      const base = shown;
      if (!base || base.viewer !== request.seat || base.moves !== request.at || base.end_turn) return;
      const next = await adviser.foresee(game, request, base, language()).catch(() => null);
      performance.mark('ludarium.looked_ahead', { detail: next !== null });
      if (!next || shown !== base) return; // the server was faster
      awaited.push(substance(next));
      const made = request.links?.length ?? 1;
      const undo = base.undo && {
        steps: base.undo.steps + 1,
        moves: base.undo.moves + made,
        turn: base.undo.turn + made,
        barrier: null,
      };
      shown = { ...next, undo, end_turn: false };
      listener.message({ ...shown, type: 'foreseen' });
    }

    async function play(request: Play): Promise<Reply> {
      const reply = line.ask(request);
      void showAhead(request);
      try {
        return await reply;
      } catch (problem) {
        if (awaited.length > 0 && said) {
          awaited = [];
          shown = said;
          listener.message({ ...said, type: 'foreseen' });
        }
        throw problem;
      }
    }

    async function answer(request: Asked): Promise<Reply> {
      const seen = shown;
      if (!seen || seen.viewer !== request.seat) return line.ask(request);
      const reply = await adviser.answer(game, request, seen, language()).catch(() => null);
      if (!reply) return line.ask(request);
      if (shown !== seen) throw new Refused({ code: 'stale', message: '' }); // the table has moved on meanwhile
      listener.message(reply);
      return reply;
    }

    async function forecast(request: Request & { type: 'forecast' }): Promise<Reply> {
      const found = request.on && shown ? await adviser.forecast(game, shown, language()).catch(() => null) : null;
      forecasts = !request.on ? 'none' : found ? 'here' : 'server';
      return found ? { type: 'forecast', forecast: found } : line.ask(request);
    }

    const heard: Listener = {
      state: (state) => listener.state(state),
      message: (message) => hear(message as FromTable),
    };
    const line = connect(table, language, heard);
    return {
      ...line,
      ask(request) {
        if (request.type === 'play') return play(request);
        if (request.type === 'why' || request.type === 'ways' || request.type === 'hint') return answer(request);
        if (request.type === 'forecast') return forecast(request);
        return line.ask(request);
      },
    };
  };
}
