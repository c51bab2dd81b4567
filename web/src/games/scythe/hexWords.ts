// A hex in words, for who does not see the map: what it gives, where its rivers and its tunnel lead, whose it is and
// what lies on it, whether it can be chosen.
import { counted, say, term } from '../../words/words.svelte';
import type { TableView } from '../game';
import { boxOf } from './facts';
import { around, sideOf, sides, type Hex, type MapPlan } from './geometry';
import { hexName } from './names';
import { playerAt, positionOf, type Piece } from './position';

const pieceName = (piece: Piece): string => {
  const key = piece.kind === 'structure' ? `scythe.structure_${piece.unit}` : `scythe.${piece.kind}`;
  return piece.count > 1 ? counted(key, piece.count) : term(key);
};

// What lies and stands on a place, seat by seat, the own first.
export function contents(view: TableView, place: string, here: Piece[]): string[] {
  const position = positionOf(view);
  const seats = [...new Set(here.map((piece) => piece.seat))].sort(
    (a, b) => Number(b === view.seat) - Number(a === view.seat) || a - b,
  );
  const pieces = seats.map((seat) => {
    const theirs = here.filter((piece) => piece.seat === seat);
    const what = theirs.map(pieceName).join(', ');
    return seat === view.seat
      ? say('scythe.web.hex_yours', { what })
      : `${term(`scythe.faction_${theirs[0]!.faction}`)}: ${what}`;
  });
  const tokens = Object.entries(position.tokens?.[place] ?? {}).map(([what, n]) => counted(`scythe.${what}`, n));
  const met = position.encounter_tokens?.includes(place) ? [term('scythe.encounter_token')] : [];
  return [...met, ...pieces, ...(tokens.length ? [tokens.join(', ')] : [])];
}

// The ground itself, which never changes.
function ground(view: TableView, map: MapPlan, hex: Hex): string[] {
  const gives = boxOf(view.facts).map?.produces?.[hex.terrain];
  const across = map.banks.get(hex.id);
  const banks = around(map.hexes, hex).filter((other) => across?.has(other.id));
  banks.sort((a, b) => sides.indexOf(sideOf(hex, a)) - sides.indexOf(sideOf(hex, b)));
  const rivers = banks.map((other) => `${say(`scythe.web.side.${sideOf(hex, other)}`)} ${other.label}`);
  const tunnels = hex.tunnel ? map.hexes.filter((other) => other.tunnel && other !== hex) : [];
  return [
    ...(gives ? [say('scythe.web.hex_gives', { what: term(`scythe.${gives}`) })] : []),
    ...(rivers.length ? [say('scythe.web.hex_rivers', { sides: rivers.join(', ') })] : []),
    ...(tunnels.length ? [say('scythe.web.hex_tunnel', { hexes: tunnels.map((t) => t.label).join(', ') })] : []),
  ];
}

export function hexWords(view: TableView, map: MapPlan, hex: Hex, here: Piece[], final: boolean): string {
  const steps = view.choice.steps(`hex:${hex.id}`);
  return [
    `${hex.label}, ${term(`scythe.terrain_${hex.terrain}`)}`,
    ...ground(view, map, hex),
    ...contents(view, hex.id, here),
    ...(steps > 0 ? [say('scythe.web.can_choose_in', { n: steps })] : []),
    ...(final ? [say('web.bar.final')] : []),
  ].join('. ');
}

// An own unit: which abilities are in force for it, what it carries, whether it can be chosen.
export function unitWords(view: TableView, map: MapPlan, piece: Piece): string {
  const { move } = positionOf(view);
  const place = map.at.get(piece.at);
  const carried = [
    ...((n) => (n ? [counted('scythe.worker', n)] : []))(move?.carried_workers?.[piece.unit]?.length ?? 0),
    ...Object.entries(move?.carried_tokens?.[piece.unit] ?? {}).map(([what, n]) => counted(`scythe.${what}`, n)),
  ];
  const fights = piece.kind === 'mech' || piece.kind === 'character';
  const abilities = fights ? Object.keys(playerAt(view.position, piece.seat)?.mechs ?? {}) : [];
  const known = abilities.map((mech) => term(`scythe.mech_${mech}`)).join(', ');
  return [
    `${pieceName(piece)}, ${place && 'label' in place ? place.label : hexName(piece.at)}`,
    ...(known ? [say('scythe.web.unit_abilities', { abilities: known })] : []),
    carried.length ? say('scythe.web.unit_carries', { what: carried.join(', ') }) : say('scythe.web.unit_empty'),
    ...(view.choice.lit(`unit:${piece.unit}`) ? [say('scythe.web.can_choose')] : []),
  ].join('. ');
}
