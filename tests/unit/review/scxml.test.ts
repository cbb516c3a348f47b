import { and, createMachine, not } from 'xstate';
import { describe, expect, it } from 'vitest';
import { flows } from '../../../src/review/flows';
import { chartOf } from '../../../src/review/model/chart';
import { scxmlOf } from '../../../src/review/model/formats/scxml';

const machine = createMachine({
  id: 'front-door',
  initial: 'shut',
  states: {
    shut: {
      entry: 'lock',
      on: {
        rung: [
          { guard: and(['isKnown', not('isNight')]), target: 'open', actions: 'greet' },
          { actions: 'log' },
        ],
      },
    },
    open: {
      invoke: { id: 'visit', src: 'receive', onDone: 'shut', onError: 'shut' },
      after: { bedtime: 'shut' },
    },
  },
});

const lines = (scxml: string) => scxml.replaceAll('><', '>\n<').trimEnd().split('\n');

describe('a chart as SCXML', () => {
  it('has its states, transitions, actors and delays', () => {
    expect(lines(scxmlOf(chartOf(machine)))).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" name="front-door" datamodel="ecmascript" initial="front-door">',
      '<state id="front-door" initial="front-door.shut">',
      '<state id="front-door.shut">',
      '<onentry>',
      '<script>lock()</script>',
      '</onentry>',
      '<transition event="rung" cond="isKnown() &amp;&amp; !isNight()" target="front-door.open" type="internal">',
      '<script>greet()</script>',
      '</transition>',
      '<transition event="rung">',
      '<script>log()</script>',
      '</transition>',
      '</state>',
      '<state id="front-door.open">',
      '<onentry>',
      '<send id="after.bedtime.front-door.open" event="after.bedtime.front-door.open" delayexpr="bedtime()"/>',
      '</onentry>',
      '<onexit>',
      '<cancel sendid="after.bedtime.front-door.open"/>',
      '</onexit>',
      '<invoke id="visit" src="receive"/>',
      '<transition event="done.invoke.visit" target="front-door.shut" type="internal"/>',
      '<transition event="error.platform.visit" target="front-door.shut" type="internal"/>',
      '<transition event="after.bedtime.front-door.open" target="front-door.shut" type="internal"/>',
      '</state>',
      '</state>',
      '</scxml>',
    ]);
  });

  it.each(Object.keys(flows) as (keyof typeof flows)[])(
    'of %s: every target is a state, and no id occurs twice',
    (name) => {
      const { machine: chart } = flows[name];
      const scxml = scxmlOf(chartOf(chart));
      const ids = [...scxml.matchAll(/<(?:state|parallel|final|history) id="([^"]+)"/gu)].map(([, id]) => id);
      const targets = [...scxml.matchAll(/ target="([^"]+)"/gu)].flatMap(([, to = '']) => to.split(' '));
      expect(new Set(ids).size).toBe(ids.length);
      expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
    },
  );
});
