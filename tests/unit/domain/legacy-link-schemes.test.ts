import { describe, expect, it } from 'vitest';
import { classifyLegacyLink } from '../../../src/domain/addresses/legacy-link';
import {
  alone,
  bookings,
  check,
  dialog,
  jobStatus,
  leave,
  logout,
  notFound,
  refused,
  route,
  type Row,
} from '../../support/backends/legacy-links';

describe('what is left to the browser', () => {
  check([
    ['#', alone],
    ['#top', alone],
    ['#login', alone],
    [' #top', alone],
    ['/legacy/job-status#top', alone],
    ['https://cabrank.test/legacy/job-status#top', alone],
    ['mailto:office@cabrank.test', alone],
    ['MAILTO:office@cabrank.test?subject=javascript:x', alone],
    ['tel:+35315550100', alone],
    ['/legacy/job-status?#top', route('/job-status#top')],
    ['/legacy/job-status?day=2#top', route('/job-status?day=2#top')],
    ['/legacy/users#top', route('/users#top')],
  ]);
  describe('a download', () =>
    check(
      [
        ['/legacy/files/tariffs.csv', alone],
        ['/legacy/login', alone],
        ['data:text/csv,a', alone],
        ['blob:https://cabrank.test/1', alone],
        ['javascript:alert(1)', jobStatus],
        ['vbscript:x', refused],
        ['file:///etc/passwd', refused],
        ['https://evil.example/a.csv', leave('https://evil.example/a.csv')],
      ],
      bookings,
      { download: true },
    ));
});

describe('javascript: links', () => {
  check([
    ['javascript:openJobStatus()', jobStatus],
    ['javascript:', jobStatus],
    [' JaVaScRiPt:alert(1)', jobStatus],
    ['java\tscr\nipt:alert(1)', jobStatus],
    ['\u0001javascript:alert(1)', jobStatus],
    ['javascript://cabrank.test/%0aalert(1)', jobStatus],
    ['javascript&colon;alert(1)', route('/javascript&colon;alert(1)')],
    ['%6aavascript:alert(1)', route('/%6aavascript:alert(1)')],
    ['/javascript:alert(1)', route('/javascript:alert(1)')],
  ]);
});

describe('links to other sites', () => {
  check([
    ['https://cabrank.example/help', leave('https://cabrank.example/help')],
    ['http://cabrank.example', leave('http://cabrank.example/')],
    ['//evil.example/x', leave('https://evil.example/x')],
    ['\\\\evil.example\\x', leave('https://evil.example/x')],
    ['/\\evil.example', leave('https://evil.example/')],
    ['/\t/evil.example', leave('https://evil.example/')],
    ['https:evil.example', notFound],
    ['https:///evil.example', leave('https://evil.example/')],
    ['http://cabrank.test/legacy/users', leave('http://cabrank.test/legacy/users')],
    ['https://cabrank.test:8443/legacy/users', leave('https://cabrank.test:8443/legacy/users')],
    ['https://www.cabrank.test/legacy/users', leave('https://www.cabrank.test/legacy/users')],
    ['https://cabrank.test.evil.example/', leave('https://cabrank.test.evil.example/')],
    ['https://cabrank.test./legacy/users', leave('https://cabrank.test./legacy/users')],
    ['https://bücher.example/', leave('https://xn--bcher-kva.example/')],
    ['https://c\u0430brank.test/', leave('https://xn--cbrank-3nf.test/')],
    ['https://evil\u3002example/', leave('https://evil.example/')],
    ['https://cabrank\uFF0Etest/legacy/users', route('/users')],
    ['https://evil.example#@cabrank.test', leave('https://evil.example/#@cabrank.test')],
  ]);
});

describe('links without effect', () => {
  check([
    ['https://user@evil.example/', refused],
    ['https://:pass@evil.example/', refused],
    ['https://cabrank.test@evil.example/', refused],
    ['https://user:pass@cabrank.test/legacy/users', refused],
    ['https://:pass@cabrank.test/legacy/users', refused],
    ['https://user@cabrank.test/legacy/job-status#top', refused],
    ['data:text/html,<script>alert(1)</script>', refused],
    ['blob:https://cabrank.test/1', refused],
    ['vbscript:x', refused],
    ['file:///etc/passwd', refused],
    ['view-source:https://cabrank.test/', refused],
    ['about:blank', refused],
    ['intent://x#Intent;end', refused],
    ['ws://cabrank.test/', refused],
    ['ftp://cabrank.test/', refused],
    ['https://', refused],
    ['http://[', refused],
    ['https://evil.example:99999/', refused],
    ['//', refused],
    [`https://evil.example/${'a'.repeat(3000)}`, refused],
  ]);
  it('when the page itself has no address', () => {
    expect(classifyLegacyLink({ href: '/legacy/users' }, { ...bookings, address: 'about:srcdoc' })).toEqual(
      refused,
    );
  });
});

describe('targets', () => {
  const outside = 'https://cabrank.example/help';
  it.each<[string | null | undefined, string | null]>([
    [undefined, null],
    [null, null],
    ['', null],
    ['_self', null],
    ['_top', null],
    ['_PARENT', null],
    ['_blank', '_blank'],
    ['_BLANK', '_blank'],
    ['help', '_blank'],
    ['legacy frame\n<', '_blank'],
  ])('%j to another site opens %j', (target, opened) => {
    expect(classifyLegacyLink({ href: outside, target: target ?? null }, bookings)).toEqual(
      leave(outside, opened),
    );
  });

  it.each<Row>([
    ['/legacy/users', route('/users')],
    ['/legacy/logout', logout],
    ['/legacy/terms', dialog('terms')],
    ['/legacy/login', notFound],
    ['#top', alone],
    ['javascript:openJobStatus()', jobStatus],
    ['data:text/html,x', refused],
  ])('change nothing for %s', (href, expected) => {
    for (const target of ['_blank', '_top', 'help']) {
      expect(classifyLegacyLink({ href, target }, bookings)).toEqual(expected);
    }
  });
});
