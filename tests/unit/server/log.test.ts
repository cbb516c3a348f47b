import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { logging } from '../../../src/server/observe/log';
import { keepLog } from '../../support/contract/log-lines';

const open = (level: string | null = 'trace') => {
  const log = keepLog();
  const { log: logger } = fastify(logging('backend', { level, stream: log }));
  return { log, logger };
};

describe('the log', () => {
  it('has the time, the level and the component', () => {
    const { log, logger } = open();
    logger.warn({ route: '/x' }, 'told');
    expect(log.lines()).toEqual([
      {
        level: 'warn',
        time: expect.stringMatching(/^20.*Z$/u) as string,
        part: 'backend',
        route: '/x',
        msg: 'told',
      },
    ]);
  });

  it('is empty without a level', () => {
    const { log, logger } = open(null);
    logger.fatal('told');
    expect(log.text()).toBe('');
  });

  it('redacts sensitive fields', () => {
    const { log, logger } = open();
    const secret = 'Canary';
    logger.info({ password: secret, a: { recaptchaToken: secret, b: { email: secret } } }, 'x');
    logger.info({
      req: { url: secret },
      res: secret,
      headers: { cookie: secret },
      body: { anything: secret },
    });
    logger.info({ request: { headers: { authorization: secret } }, 'set-cookie': secret }, 'x');
    logger.info(`Reply was already sent for "${secret}" (/a/${secret})`);
    logger.info({ err: new Error(`not "${secret}"`) });
    logger.error(new Error(`not "${secret}"`));
    logger.error(
      Object.assign(new Error('x'), { rawPacket: secret, parameters: [secret] }),
      `no '${secret}'`,
    );
    logger.error({ err: secret }, 'x');
    expect(log.lines()).toHaveLength(8);
    expect(log.text()).not.toContain(secret);
  });

  it('keeps the kind of errors', () => {
    const { log, logger } = open();
    logger.error({ err: new TypeError('x is not a function') }, 'unexpected failure');
    expect(log.lines()[0]).toMatchObject({
      msg: 'unexpected failure',
      err: { type: 'TypeError', message: 'x is not a function' },
    });
  });
});
