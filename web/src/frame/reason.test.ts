import { describe, expect, it } from 'vitest';
import { lacking, ruleAddress } from './reason';

describe('why something cannot be done', () => {
  it('says what is needed, had and missing, the most missing first', () =>
    expect(
      lacking({
        lacks: [
          { what: 'wood', needed: 4, have: 3 },
          { what: 'metal', needed: 3, have: 1 },
          { what: 'oil', needed: 1, have: 2 },
        ],
      }),
    ).toEqual([
      { what: 'metal', needed: 3, have: 1, missing: 2 },
      { what: 'wood', needed: 4, have: 3, missing: 1 },
    ]));
  it('says nothing where no number is told', () => expect(lacking({})).toEqual([]));
  it('leads to its rule and back to the table', () =>
    expect(ruleAddress('scythe', 'SC-KEY-09', 'a1')).toBe('/rules/scythe?rule=SC-KEY-09&table=a1'));
});
