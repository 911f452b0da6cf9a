// Serves the built site. Plain JavaScript, because it runs inside the standalone build, and the one
// place beside src/env.ts that reads the environment, because Next's own settings must be there first.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { constants } from 'node:zlib'
import compression from 'compression'
import { builtFiles } from './builtFiles.mjs'
import { clientAddress } from './clientAddress.mjs'
import { drainOnSignal } from './drainOnSignal.mjs'
import { isClosedForMaintenance, maintenanceAnswer } from './maintenanceAnswer.mjs'
import { followMaintenanceMode } from './maintenanceMode.mjs'

// Without its parent nobody could stop this server, and the next start would find the port taken.
process.on('disconnect', () => process.exit(0))

const folder = path.dirname(fileURLToPath(import.meta.url))
const port = Number(process.env.PORT ?? 3000)
const trustedHops = Number(process.env.TRUSTED_PROXY_HOPS ?? 0)

process.chdir(folder)
const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'))
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)

const { default: next } = await import('next')
const site = next({ dir: folder, dev: false, hostname: 'localhost', port })
await site.prepare()
const answer = site.getRequestHandler()
// A window of 256 kB holds any of our pages; the default one is sixteen times larger, for each answer.
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_LGWIN]: 18 } } })
const answerWithBuiltFile = builtFiles(folder)

const maintenance = await followMaintenanceMode(process.env.DATABASE_URL)
const answerInMaintenance = maintenanceAnswer(`http://127.0.0.1:${port}`)

const server = createServer((request, response) => {
  if (answerWithBuiltFile(request, response)) return
  const forwardedFor = request.headers['x-forwarded-for']
  // Overwritten whatever the client sent: the limits per address rest on it.
  request.headers['x-client-address'] = clientAddress(
    request.socket.remoteAddress,
    forwardedFor,
    trustedHops,
  )
  if (maintenance.isOn && isClosedForMaintenance(request.url ?? '/')) {
    return answerInMaintenance(request, response)
  }
  return compress(request, response, () => answer(request, response))
})

drainOnSignal(server)
server.on('error', (err) => {
  console.error(err.message)
  process.exit(1)
})
server.listen(port, () => process.send?.('ready'))
