import { createServer, type RequestListener } from 'node:http'
import { registerFlushBeforeExit } from '@/src/registerFlushBeforeExit'
import { drainOnSignal } from '@/src/server/web/drainOnSignal'

// A separate process, for tests that send it signals. It prints its port.
const BUSY_RESPONSE_MS = 15

const drainingServer = createServer()
const drainingListener: RequestListener = (request, response) => {
  if (request.url === '/events') {
    response.setHeader('content-type', 'text/event-stream')
    response.write('data: first\n\n')
  } else if (request.url === '/slow') {
    response.flushHeaders()
    setTimeout(() => response.end('finished'), 300)
  } else {
    // Like a page that is being rendered: meanwhile other connections wait to be accepted.
    for (const start = performance.now(); performance.now() - start < BUSY_RESPONSE_MS; );
    response.end('finished')
  }
}

drainingServer.on('request', drainOnSignal(drainingServer, drainingListener))
registerFlushBeforeExit(async () => {
  await new Promise((resolve) => setTimeout(resolve, 50))
  console.log('flushed')
})
registerFlushBeforeExit(() => Promise.reject(new Error('This one fails, which keeps nobody')))
drainingServer.listen(0, '127.0.0.1', () => {
  const address = drainingServer.address()
  console.log(typeof address === 'object' ? address?.port : '')
})
