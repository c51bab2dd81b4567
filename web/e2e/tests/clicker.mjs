// Random clicking in every game, at a desk and with fingers (clicker.mjs).
import { clickAround } from '../clicker.mjs';

const desk = { size: [1440, 900], language: 'en' };
const tablet = { size: [768, 1024], language: 'cs' };
const phone = { size: [360, 740], language: 'pl' };
const side = { size: [740, 360], language: 'hu' };

export const anything_clicked_in_scythe_keeps_its_promise = (server, add) =>
  clickAround(server, add, 'scythe', [desk, tablet]);
export const anything_tapped_in_scythe_keeps_its_promise = (server, add) =>
  clickAround(server, add, 'scythe', [phone, side]);
export const anything_clicked_in_settlers_keeps_its_promise = (server, add) =>
  clickAround(server, add, 'settlers', [desk, tablet]);
export const anything_tapped_in_settlers_keeps_its_promise = (server, add) =>
  clickAround(server, add, 'settlers', [phone, side]);
export const anything_clicked_in_paladins_keeps_its_promise = (server, add) =>
  clickAround(server, add, 'paladins', [desk, tablet]);
export const anything_tapped_in_paladins_keeps_its_promise = (server, add) =>
  clickAround(server, add, 'paladins', [phone, side]);
