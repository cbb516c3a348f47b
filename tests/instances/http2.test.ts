import { expect, it } from 'vitest';
import { makeCertificate } from '../support/gateway/certificate';
import { startGateway, type Echo } from '../support/gateway/gateway-under-test';
import { askHttp2, askHttps, openHttp2 } from '../support/gateway/http2-client';
import { startNginx } from '../support/gateway/nginx';

it('nginx speaks HTTP/2 as in the manual, and HTTP/1.1 with clients that cannot', async () => {
  const gateway = await startGateway({ trustedProxies: '127.0.0.1' });
  const balancer = await startNginx([gateway.origin], makeCertificate());
  const session = openHttp2(balancer.origin);
  const page = await askHttp2(session, '/login');
  expect(session.alpnProtocol).toBe('h2');
  expect(page).toMatchObject({ status: 200, body: '<h1>login</h1>' });
  expect(page.headers['strict-transport-security']).toBeDefined();
  const json = { ':method': 'POST', 'content-type': 'application/json' };
  const { body } = await askHttp2(session, '/api/x', json, '{"a":1}');
  const seen = JSON.parse(body) as Echo;
  expect(seen).toMatchObject({ method: 'POST', body: '{"a":1}' });
  expect(seen.headers['x-forwarded-proto']).toBe('https');
  expect((await askHttps(balancer.origin, '/login')).body).toBe('<h1>login</h1>');
  session.destroy();
  await balancer.stop();
  await gateway.close();
});
