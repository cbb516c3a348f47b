import type { SupportCode, SupportRecording } from '../../domain/support';
import type { Wire } from '../wire';
import { fields, text, words, type Reader } from './read';

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
