import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { CollectionSlug, Payload } from 'payload'
import type {
  ClosedRoute,
  FigureContext,
  GlobalRow,
  PluginCollectionRow,
  ResponseRow,
  ServerFunctionRow,
} from './registerRows'

/** The rows of a plugin for the registers of the core's tests; a missing row fails them. */
export type PluginRegisters = {
  /** The responses of each route handler, by its folder in `src/app` (`apiRoutes.spec.ts`). */
  responses?: Record<string, ResponseRow[]>
  /** The routes of `src/app/api` that not all users may use (`routesMatrix.test.ts`). */
  closedRoutes?: Record<string, ClosedRoute>
  /** The other routes, by their folder in `src/app`, and the test of their refusals. */
  openRoutes?: Record<string, string>
  /** Signed-in users whom a rule of the plugin refuses every right, and their session headers. */
  usersWithoutRights?: Record<string, (payload: Payload) => Promise<Record<string, string>>>
  /** The documents that Payload's server functions may read (`serverFunctionArguments.test.ts`). */
  serverFunctions?: Record<string, ServerFunctionRow>
  /** Endpoints of collections and globals, such as `get /users/sessions`. */
  endpoints?: string[]
  /** Screens of the admin at its root, by key, and their paths. */
  rootScreens?: Record<string, string>
  /** Paths of the admin that need no document, by kind of page (`adminScreens.ts`). */
  screens?: Partial<Record<ScreenKind, string[]>>
  /** The collections of which the seed creates documents. */
  seeded?: CollectionSlug[]
  /** The rights on each collection and global (`rightsMatrix.test.ts`), its trash, its versions. */
  collections?: PluginCollectionRow[]
  globals?: Record<string, GlobalRow>
  /** The collections whose rights a test of the plugin checks, and this test. */
  rightsInOtherFiles?: Record<string, string>
  /** The collections whose changes are not in the audit trail (`auditTrail.test.ts`). */
  outsideAuditTrail?: string[]
  /** The lists and figures of applications for staff, by name (`countedApplications.test.ts`). */
  applicationFigures?: Record<string, (context: FigureContext) => Promise<unknown>>
  /** The fields that contain accounts (`orderOfAccounts.test.ts`). */
  accountFields?: [collection: CollectionSlug, field: string][]
}

type ScreenKind = 'lists' | 'trashes' | 'ofSuperAdmins' | 'forms' | 'globals' | 'ofEachKind'

const folder = path.resolve('src/plugins')
const files = readdirSync(folder)
  .sort()
  .map((plugin) => path.join(folder, plugin, 'tests/registers.ts'))
  .filter((file) => existsSync(file))
const all: { registers: PluginRegisters }[] = await Promise.all(files.map((file) => import(file)))

const rowsOf = <Row>(of: (registers: PluginRegisters) => Record<string, Row> | undefined) =>
  Object.fromEntries(all.flatMap(({ registers }) => Object.entries(of(registers) ?? {})))
const listOf = <Row>(of: (registers: PluginRegisters) => Row[] | undefined) =>
  all.flatMap(({ registers }) => of(registers) ?? [])

export const pluginResponses = rowsOf(({ responses }) => responses)
export const pluginClosedRoutes = rowsOf(({ closedRoutes }) => closedRoutes)
export const pluginOpenRoutes = rowsOf(({ openRoutes }) => openRoutes)
export const usersWithoutRights = rowsOf(({ usersWithoutRights: users }) => users)
export const pluginServerFunctions = rowsOf(({ serverFunctions }) => serverFunctions)
export const pluginEndpoints = listOf(({ endpoints }) => endpoints)
export const pluginRootScreens = rowsOf(({ rootScreens }) => rootScreens)
export const pluginScreens = (kind: ScreenKind) => listOf(({ screens }) => screens?.[kind])
export const pluginSeeded = listOf(({ seeded }) => seeded)
export const pluginCollections = listOf(({ collections }) => collections)
export const pluginGlobals = rowsOf(({ globals }) => globals)
export const pluginRightsInOtherFiles = rowsOf(({ rightsInOtherFiles }) => rightsInOtherFiles)
export const outsideAuditTrail = listOf((registers) => registers.outsideAuditTrail)
export const pluginAccountFields = listOf(({ accountFields }) => accountFields)
export const pluginFigures = rowsOf(({ applicationFigures }) => applicationFigures)
