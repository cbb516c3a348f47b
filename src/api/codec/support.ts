import type { ActiveChart, SupportCode, SupportRecording, Whereabouts } from '../../domain/support';
import type { Wire } from '../wire';
import { fields, text, wholeList, words, type Reader } from './read';

export const readMadeCode: Reader<SupportCode> = (value, at) => {
  const { need } = fields<Wire['SupportCode']>(value, at);
  return { code: need('code', words), expiresAt: need('expiresAt', text) };
};

export const readSupportRecording: Reader<SupportRecording> = (value, at) => {
  const { need } = fields<Wire['SupportRecording']>(value, at);
  return {
    recording: need('recording', text),
    madeAt: need('madeAt', text),
    expiresAt: need('expiresAt', text),
  };
};

const readActiveChart: Reader<ActiveChart> = (value, at) => {
  const { need } = fields<Wire['Whereabouts']['charts'][number]>(value, at);
  return { chart: need('chart', text), state: need('state', text), since: need('since', text) };
};

export const readWhereaboutsOf: Reader<Whereabouts> = (value, at) => {
  const { need } = fields<Wire['Whereabouts']>(value, at);
  return { charts: need('charts', wholeList(readActiveChart)), at: need('at', text) };
};
