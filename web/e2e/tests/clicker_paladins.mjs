// Clicks anything in Paladins, lit or not, and presses keys, by chance: what the page sends is nothing, or exactly what
// it showed. LUDARIUM_E2E_CLICKS says how many acts (short by default), LUDARIUM_E2E_SEED with which chances.
import { clickAround } from '../clicker.mjs';

export const a_random_clicker_of_paladins_is_sent_only_what_it_was_shown = (server, add) =>
  clickAround(server, add, ['paladins_action', 'paladins_tavern', 'paladins_muster'], { size: [1440, 900] });
export const a_random_tapper_of_paladins_is_sent_only_what_it_was_shown = (server, add) =>
  clickAround(server, add, ['paladins_action'], { size: [360, 740], tabs: 3, language: 'pl' });
