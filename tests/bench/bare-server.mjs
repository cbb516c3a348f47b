// The best that Node can do: one file and one JSON text from memory, with no work but matching the path.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';

const [file, json = '{}'] = process.argv.slice(2);
const content = readFileSync(file);

const server = createServer((request, response) => {
  if (request.url.startsWith('/api/')) {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(json);
  } else {
    response
      .writeHead(200, {
        'content-type': 'text/javascript; charset=utf-8',
        'content-encoding': 'br',
        'content-length': content.length,
      })
      .end(content);
  }
});
server.listen(0, '127.0.0.1', () => console.log(`Listening: http://127.0.0.1:${server.address().port}`));
process.on('SIGTERM', () => process.exit(0));
