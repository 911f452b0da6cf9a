// Serves the built site. The build bundles this file into Next's standalone folder, where it is
// started. Apart from src/env.ts only this file accesses the environment: Next reads its settings
// there.
import { readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import { env } from '@/src/env'
import { askReadiness } from '@/src/health/askReadiness'
import { guardConsole, logError, setLogFormat } from '@/src/log/log'
import { isOwnRequest, ownRequest } from '@/src/log/ownRequests'
import { keepFiles } from '../files/keepFiles'
import { closeDataFolder } from '../keepPrivate'
import { readMigrationNames } from '../migrationNames'
import { Refusal } from '../refusal'
import { refuseNewerDatabase } from '../refuseNewerDatabase'
import { answerWithPage } from './answerWithPage'
import {
  askedEdition,
  leadBack,
  leadOnWithSearch,
  redirectTo,
  turnTo,
  wayFromEmptyRoot,
} from './askedEdition'
import { builtFiles } from './builtFiles'
import { clientIp } from './clientIp'
import { drainOnSignal } from './drainOnSignal'
import { editionPages } from './editionPages'
import { followChanges } from './followChanges'
import { followRequests } from './followRequests'
import { guardPage } from './guardPages'
import { hostCookies } from './hostCookies'
import { knownAddresses } from './knownAddresses'
import { leaveWhenStalled } from './leaveWhenStalled'
import { isClosedForMaintenance, maintenanceAnswer } from './maintenanceAnswer'
import { oneAtATime } from './oneAtATime'
import { makePlain, NOWHERE } from './plainRequest'
import {
  isMetricsThroughProxy,
  isReadByPost,
  isRefusedMethod,
  isUnreadableAddress,
  isUnreadableHost,
  refuseAddress,
  refuseBusy,
  refuseMethod,
} from './refusedRequest'
import { limitResponseTime } from './responseDeadline'
import { routePattern } from './routePattern'
import { securityHeaders } from './securityHeaders'
import { sentBodies } from './sentBodies'
import { staffSessions } from './staffSession'
import { untranslatedPages } from './untranslatedPages'
import {
  type Asked,
  hasOwnLimits,
  isApi,
  isCached,
  leaveOnceRendered,
  visitorReads,
} from './visitorReads'
import { closedWhileWarming, warmUnseen } from './warmUnseen'

/** The time limit for receiving the largest form over a slow connection. */
const RECEIVING_MS = 120_000
/**
 * Longer than nginx's idle timeout (60 s): nginx, which sends on the connection, must be the side
 * that closes it.
 */
const KEPT_OPEN_MS = 75_000
/** Idle timeout of a socket: longer than the longest response of ours. */
const SILENT_MS = 330_000
/** Longer than the first rendering takes; after this the server opens anyway. */
const WARMING_MS = 40_000
/** The status of responses that do not need Next. */
const STATUS = { kept: 404, unlisted: 404, unknown: 404, gone: 410, failed: 503 } as const

setLogFormat(env.LOG_FORMAT)
guardConsole()

// Without its parent nobody could stop this server, and the next start would find the port in use.
process.on('disconnect', () => process.exit(0))

closeDataFolder(env.DATA_DIR)
const folder = process.cwd()
await endWhereDatabaseIsNewer()
const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'))
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)

const { default: next } = await import('next')
const site = next({
  dir: folder,
  dev: false,
  hostname: 'localhost',
  port: env.PORT,
  // Next would accept every upgrade of our server and never answer; an unused server prevents that.
  // Node then handles an upgrade request as a normal request.
  httpServer: createServer(),
})
await site.prepare()
const answer = site.getRequestHandler()
// A window of 256 kB covers all our pages; the default needs sixteen times the memory per response.
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_LGWIN]: 18 } } })
const answerWithBuiltFile = builtFiles(folder)
const pages = editionPages()

async function endWhereDatabaseIsNewer() {
  try {
    await refuseNewerDatabase(env.DATABASE_URL, readMigrationNames(folder))
  } catch (err) {
    console.error(err instanceof Refusal ? err.message : err)
    process.exit(1)
  }
}

const settings = await followChanges(env.DATABASE_URL)
const origin = `http://127.0.0.1:${env.PORT}`
const own = ownRequest(env.PAYLOAD_SECRET)
const answerInMaintenance = maintenanceAnswer(origin, own)

const addSecurityHeaders = securityHeaders(env.SITE_URL)
const cookies = hostCookies(env.SITE_URL)
const answerAt = knownAddresses(origin, cookies.asSent, own)
const isRefusedBody = sentBodies()
const isOwn = (headers: IncomingHttpHeaders) => isOwnRequest(headers, env.PAYLOAD_SECRET)
const isStaff = staffSessions(env.PAYLOAD_SECRET)
const reads = visitorReads()
const untranslatedPage = untranslatedPages(pages.untranslated, answerAt)

async function answerPlain(request: IncomingMessage, response: ServerResponse) {
  const [address = '/', query = ''] = (request.url ?? '/').split('?')
  const { edition, ...asked } = askedEdition(address, settings.defaultLanguage)
  if (settings.isInMaintenance && isClosedForMaintenance(address)) {
    guardPage(request, response, pages.failure(edition))
    return answerInMaintenance(request, response, edition)
  }
  if ('redirect' in asked) return redirectTo(asked.redirect, request, response)
  const page = { path: asked.housePath, query, edition }
  const leave = await enter(request, response, page)
  if (!leave) return
  try {
    await answerEntered(request, response, { ...page, leave })
  } finally {
    leave()
  }
}

/**
 * @returns a function that leaves the queue; null when the request was refused or its client has
 * disconnected
 */
async function enter(request: IncomingMessage, response: ServerResponse, page: Asked) {
  if (isOwn(request.headers) || (await isStaff(request.headers))) return () => undefined
  if (isReadByPost(request)) {
    refuseMethod(response, page.edition.language)
    return null
  }
  const answerLate = () => refuseBusy(request, response, page.edition.language)
  if (!hasOwnLimits(page.path)) {
    limitResponseTime(request, response, { isStream: isApi(page.path), answerLate })
  }
  const leave = await reads.enter(request, response, page)
  if (!leave && !response.destroyed) answerLate()
  return leave
}

async function answerEntered(
  request: IncomingMessage,
  response: ServerResponse,
  { path, query, edition, leave }: Asked & { leave: () => void },
) {
  turnTo(request, path, edition)
  leadBack(response, path, edition)
  leadOnWithSearch(request, response)
  const kind = await answerAt(path, edition.language, request)
  if (response.writableEnded || response.destroyed) return
  const way = kind === 'unknown' && wayFromEmptyRoot(path, edition)
  if (way) return redirectTo(way, request, response)
  const failurePage = pages.failure(edition)
  const isFailed = kind === 'failed' && !isCached({ path, query, edition })
  const finishedPage = isFailed
    ? failurePage
    : kind === 'gone'
      ? pages.gone(edition)
      : kind === 'unknown' &&
        ((await untranslatedPage(path, edition, request)) ?? pages.notFound(edition))
  if (kind === 'unknown') request.url = NOWHERE
  request.headers['x-address-answer'] = kind === 'failed' ? 'kept' : kind
  await new Promise<void>((resolve, reject) => {
    compress(request, response, () => {
      guardPage(request, response, failurePage)
      leaveOnceRendered(path, response, leave)
      if (!finishedPage) return answer(request, response).then(resolve, reject)
      answerWithPage(request, response, finishedPage, STATUS[kind])
      resolve()
    })
  })
}

const answerRequest = (request: IncomingMessage, response: ServerResponse) => {
  const { url = '', method = '', headers } = request
  const [address = ''] = url.split('?')
  const editionOf = () => askedEdition(address, settings.defaultLanguage).edition
  addSecurityHeaders(response, url)
  if (isUnreadableAddress(url) || isUnreadableHost(headers.host)) {
    return refuseAddress(response, editionOf().language)
  }
  if (answerWithBuiltFile(request, response)) return
  makePlain(request)
  if (isMetricsThroughProxy(request)) request.url = NOWHERE
  cookies.receive(request)
  cookies.guard(response)
  if (isRefusedMethod(method, request.url ?? ''))
    return refuseMethod(response, editionOf().language)
  const { 'x-forwarded-for': forwardedFor } = headers
  const connection = {
    socketAddress: request.socket.remoteAddress,
    forwardedFor: String(forwardedFor ?? ''),
  }
  // Always overwritten: the rate limits rely on it.
  request.headers['x-client-address'] = clientIp(connection, env.TRUSTED_PROXY_HOPS)
  if (isRefusedBody(request, response, editionOf().language)) return
  answerPlain(request, response).catch((err: unknown) => {
    logError({ err, msg: 'A request could not be answered' })
    if (!response.headersSent)
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(response.headersSent ? undefined : pages.failure(editionOf()))
  })
}

const server = createServer({ requestTimeout: RECEIVING_MS, keepAliveTimeout: KEPT_OPEN_MS })
server.timeout = SILENT_MS
const followed = followRequests(answerRequest, {
  trusts: env.TRUSTED_PROXY_HOPS > 0,
  isOwn,
  patternOf: (path) => routePattern(path, settings.defaultLanguage),
})
const warming = closedWhileWarming(followed, isOwn)
// A dozen listeners, ours and Next's, wait for the end of a response.
server.on('request', (_request, response) => response.setMaxListeners(20))
server.on('request', oneAtATime(drainOnSignal(server, warming.answer)))
void keepFiles(env)
server.on('error', (err) => {
  console.error(err.message)
  process.exit(1)
})
// Without a launcher, as in a container, the proxy knows the server as soon as it listens.
if (!process.send) {
  const asked = { headers: own, signal: AbortSignal.timeout(WARMING_MS) }
  leaveWhenStalled(async () => (await askReadiness(origin, env.PAYLOAD_SECRET)) === 'stalled')
  await warmUnseen(server, env.PORT, () => fetch(`${origin}/api/health/ready`, asked))
}
server.listen(env.PORT, () => process.send?.('ready'))
warming.open()
