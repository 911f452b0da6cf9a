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
import { requestReadiness } from '@/src/health/requestReadiness'
import { createInternalRequestHeaders, isInternalRequest } from '@/src/log/internalRequests'
import { logError, redactConsoleErrors, setLogFormat } from '@/src/log/log'
import { maintainCandidateFiles } from '@/src/server/files/maintainCandidateFiles'
import { assertDatabaseNotNewer } from '../assertDatabaseNotNewer'
import { readBuiltMigrationNames } from '../migrationNames'
import { OperatorError } from '../operatorError'
import { restrictPermissionsAndWarn } from '../restrictPermissions'
import { addContentPolicy } from './addContentPolicy'
import { clientIp } from './clientIp'
import { createBodyLimiter } from './createBodyLimiter'
import { createBuiltFileHandler } from './createBuiltFileHandler'
import { createHostCookieGuard } from './createHostCookieGuard'
import { createMaintenanceResponder, isPathClosedInMaintenance } from './createMaintenanceResponder'
import { createPageLookup } from './createPageLookup'
import { createSecurityHeaderSetter } from './createSecurityHeaderSetter'
import { createUntranslatedFallbackFinder } from './createUntranslatedFallbackFinder'
import { drainOnSignal } from './drainOnSignal'
import { exitWhenPoolStalls } from './exitWhenPoolStalls'
import { readFallbackPages } from './fallbackPages'
import { followWebsiteSettings } from './followWebsiteSettings'
import { limitResponseTime } from './limitResponseTime'
import { normaliseRequest, UNKNOWN_PATH } from './normaliseRequest'
import { queuePipelinedRequests } from './queuePipelinedRequests'
import {
  isInvalidHost,
  isInvalidUrl,
  isMetricsThroughProxy,
  isQueryInPostBody,
  isRefusedMethod,
  refuseBusy,
  refuseMethod,
  refuseUrl,
} from './refusedRequest'
import {
  emptyRootRedirectTarget,
  keepQueryOnRedirect,
  makeRedirectPathPublic,
  resolveEdition,
  rewriteRequestForEdition,
  sendRedirect,
} from './resolveEdition'
import { respondWithPrerenderedPage } from './respondWithPrerenderedPage'
import { routePattern } from './routePattern'
import { createStaffSessionCheck } from './staffSession'
import { trackRequests } from './trackRequests'
import {
  createVisitorReadLimits,
  isApiPath,
  isCachedPage,
  isExemptFromReadLimits,
  type PageRequest,
  releasePlaceOnceRendered,
} from './visitorReadLimits'
import { respondUnavailableUntilOpen, warmUpLocally } from './warmUpLocally'

/** The time limit for receiving the largest form over a slow connection. */
const REQUEST_TIMEOUT_MS = 120_000
/**
 * The timeout exceeds nginx's idle timeout (60 s): nginx, which sends on the connection, must be
 * the side that closes it.
 */
const KEEP_ALIVE_MS = 75_000
/** Idle timeout of a socket, which exceeds the longest response of ours. */
const SOCKET_TIMEOUT_MS = 330_000
/** The time exceeds that of the first rendering; after it the server opens anyway. */
const WARM_UP_TIMEOUT_MS = 40_000
/** The status of responses that do not need Next. */
const HTTP_STATUS_BY_RESPONSE_KIND = {
  cached: 404,
  unlisted: 404,
  unknown: 404,
  gone: 410,
  failed: 503,
} as const

setLogFormat(env.LOG_FORMAT)
redactConsoleErrors()

// Without its parent this server could not be stopped and would occupy the port.
process.on('disconnect', () => process.exit(0))

restrictPermissionsAndWarn(env.DATA_DIR)
const siteFolder = process.cwd()
await exitIfDatabaseIsNewer()
const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'))
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)

const { default: next } = await import('next')
const nextServer = next({
  dir: siteFolder,
  dev: false,
  hostname: 'localhost',
  port: env.PORT,
  // The unused server prevents that Next accepts every upgrade of our server and never responds.
  // Node then handles an upgrade request as a normal request.
  httpServer: createServer(),
})
await nextServer.prepare()
const handleWithNext = nextServer.getRequestHandler()
// A window of 256 kB covers all our pages; the default needs sixteen times the memory per response.
const compressResponse = compression({ brotli: { params: { [constants.BROTLI_PARAM_LGWIN]: 18 } } })
const respondWithBuiltFile = createBuiltFileHandler(siteFolder)
const fallbackPages = readFallbackPages()

async function exitIfDatabaseIsNewer() {
  try {
    await assertDatabaseNotNewer(env.DATABASE_URL, readBuiltMigrationNames(siteFolder))
  } catch (err) {
    console.error(err instanceof OperatorError ? err.message : err)
    process.exit(1)
  }
}

const { settings } = await followWebsiteSettings(env.DATABASE_URL)
const localOrigin = `http://127.0.0.1:${env.PORT}`
const ownServerHeaders = createInternalRequestHeaders(env.PAYLOAD_SECRET)
const respondInMaintenance = createMaintenanceResponder(localOrigin, ownServerHeaders)

const addSecurityHeaders = createSecurityHeaderSetter(env.SITE_URL)
const hostCookieGuard = createHostCookieGuard(env.SITE_URL)
const lookUpPage = createPageLookup(localOrigin, hostCookieGuard.asSent, ownServerHeaders)
const refuseLargeBody = createBodyLimiter()
const isOwnServerRequest = (headers: IncomingHttpHeaders) =>
  isInternalRequest(headers, env.PAYLOAD_SECRET)
const isStaffRequest = createStaffSessionCheck(env.PAYLOAD_SECRET)
const visitorReadLimits = createVisitorReadLimits()
const findUntranslatedFallbackPage = createUntranslatedFallbackFinder(
  fallbackPages.untranslated,
  lookUpPage,
)

async function handleNormalisedRequest(request: IncomingMessage, response: ServerResponse) {
  const [address = '/', query = ''] = (request.url ?? '/').split('?')
  const { edition, ...target } = resolveEdition(address, settings.defaultLanguage)
  if (settings.isInMaintenance && isPathClosedInMaintenance(address)) {
    addContentPolicy(request, response, fallbackPages.failure(edition))
    return respondInMaintenance(request, response, edition)
  }
  if ('redirect' in target) return sendRedirect(target.redirect, request, response)
  const page = { path: target.internalPath, query, edition }
  const leave = await admitPageRequest(request, response, page)
  if (!leave) return
  try {
    await respondToAdmittedRequest(request, response, { ...page, leave })
  } finally {
    leave()
  }
}

/**
 * @returns a function that leaves the queue; null when the request was refused or its client has
 * disconnected
 */
async function admitPageRequest(
  request: IncomingMessage,
  response: ServerResponse,
  page: PageRequest,
) {
  if (isOwnServerRequest(request.headers) || (await isStaffRequest(request.headers)))
    return () => undefined
  if (isQueryInPostBody(request)) {
    refuseMethod(response, page.edition.language)
    return null
  }
  const refuseLate = () => refuseBusy(request, response, page.edition.language)
  if (!isExemptFromReadLimits(page.path)) {
    limitResponseTime(request, response, { isStream: isApiPath(page.path), onTimeout: refuseLate })
  }
  const leave = await visitorReadLimits.enter(request, response, page)
  if (!leave && !response.destroyed) refuseLate()
  return leave
}

async function respondToAdmittedRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { path, query, edition, leave }: PageRequest & { leave: () => void },
) {
  rewriteRequestForEdition(request, path, edition)
  makeRedirectPathPublic(response, path, edition)
  keepQueryOnRedirect(request, response)
  const kind = await lookUpPage(path, edition.language, request)
  if (response.writableEnded || response.destroyed) return
  const redirectTarget = kind === 'unknown' && emptyRootRedirectTarget(path, edition)
  if (redirectTarget) return sendRedirect(redirectTarget, request, response)
  const failurePage = fallbackPages.failure(edition)
  const isFailed = kind === 'failed' && !isCachedPage({ path, query, edition })
  const finishedPage = isFailed
    ? failurePage
    : kind === 'gone'
      ? fallbackPages.gone(edition)
      : kind === 'unknown' &&
        ((await findUntranslatedFallbackPage(path, edition, request)) ??
          fallbackPages.notFound(edition))
  if (kind === 'unknown') request.url = UNKNOWN_PATH
  request.headers['x-address-answer'] = kind === 'failed' ? 'cached' : kind
  await new Promise<void>((resolve, reject) => {
    compressResponse(request, response, () => {
      addContentPolicy(request, response, failurePage)
      releasePlaceOnceRendered(path, response, leave)
      if (!finishedPage) return handleWithNext(request, response).then(resolve, reject)
      respondWithPrerenderedPage(
        request,
        response,
        finishedPage,
        HTTP_STATUS_BY_RESPONSE_KIND[kind],
      )
      resolve()
    })
  })
}

const handleRequest = (request: IncomingMessage, response: ServerResponse) => {
  const { url = '', method = '', headers } = request
  const [address = ''] = url.split('?')
  const editionOf = () => resolveEdition(address, settings.defaultLanguage).edition
  addSecurityHeaders(response, url)
  if (isInvalidUrl(url) || isInvalidHost(headers.host)) {
    return refuseUrl(response, editionOf().language)
  }
  if (respondWithBuiltFile(request, response)) return
  normaliseRequest(request)
  if (isMetricsThroughProxy(request)) request.url = UNKNOWN_PATH
  hostCookieGuard.receive(request)
  hostCookieGuard.guard(response)
  if (isRefusedMethod(method, request.url ?? ''))
    return refuseMethod(response, editionOf().language)
  const { 'x-forwarded-for': forwardedFor } = headers
  const connection = {
    socketAddress: request.socket.remoteAddress,
    forwardedFor: String(forwardedFor ?? ''),
  }
  // The header is always overwritten, because the rate limits rely on it.
  request.headers['x-client-address'] = clientIp(connection, env.TRUSTED_PROXY_HOPS)
  if (refuseLargeBody(request, response, editionOf().language)) return
  handleNormalisedRequest(request, response).catch((err: unknown) => {
    logError({ err, msg: 'A request could not be handled' })
    if (!response.headersSent)
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(response.headersSent ? undefined : fallbackPages.failure(editionOf()))
  })
}

const httpServer = createServer({
  requestTimeout: REQUEST_TIMEOUT_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
})
httpServer.timeout = SOCKET_TIMEOUT_MS
const trackedHandler = trackRequests(handleRequest, {
  trusts: env.TRUSTED_PROXY_HOPS > 0,
  isOwn: isOwnServerRequest,
  patternOf: (path) => routePattern(path, settings.defaultLanguage),
})
const warmUpGate = respondUnavailableUntilOpen(trackedHandler, isOwnServerRequest)
// A dozen listeners wait for the end of a response, more than Node's default.
httpServer.on('request', (_request, response) => response.setMaxListeners(20))
httpServer.on('request', queuePipelinedRequests(drainOnSignal(httpServer, warmUpGate.answer)))
void maintainCandidateFiles(env)
httpServer.on('error', (err) => {
  console.error(err.message)
  process.exit(1)
})
// Without a launcher, as in a container, the proxy knows the server as soon as it listens.
if (!process.send) {
  const options = { headers: ownServerHeaders, signal: AbortSignal.timeout(WARM_UP_TIMEOUT_MS) }
  exitWhenPoolStalls(
    async () => (await requestReadiness(localOrigin, env.PAYLOAD_SECRET)) === 'stalled',
  )
  await warmUpLocally(httpServer, env.PORT, () => fetch(`${localOrigin}/api/health/ready`, options))
}
httpServer.listen(env.PORT, () => process.send?.('ready'))
warmUpGate.open()
