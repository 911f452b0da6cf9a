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

const PLUGINS_FOLDER = path.resolve('src/plugins')
const REGISTER_FILES = readdirSync(PLUGINS_FOLDER)
  .sort()
  .map((plugin) => path.join(PLUGINS_FOLDER, plugin, 'tests/registers.ts'))
  .filter((file) => existsSync(file))
const ALL_REGISTERS: { registers: PluginRegisters }[] = await Promise.all(
  REGISTER_FILES.map((file) => import(file)),
)

const mergeRows = <Row>(of: (registers: PluginRegisters) => Record<string, Row> | undefined) =>
  Object.fromEntries(ALL_REGISTERS.flatMap(({ registers }) => Object.entries(of(registers) ?? {})))
const mergeLists = <Row>(of: (registers: PluginRegisters) => Row[] | undefined) =>
  ALL_REGISTERS.flatMap(({ registers }) => of(registers) ?? [])

export const pluginResponses = mergeRows(({ responses }) => responses)
export const pluginClosedRoutes = mergeRows(({ closedRoutes }) => closedRoutes)
export const pluginOpenRoutes = mergeRows(({ openRoutes }) => openRoutes)
export const usersWithoutRights = mergeRows(({ usersWithoutRights: users }) => users)
export const pluginServerFunctions = mergeRows(({ serverFunctions }) => serverFunctions)
export const pluginEndpoints = mergeLists(({ endpoints }) => endpoints)
export const pluginRootScreens = mergeRows(({ rootScreens }) => rootScreens)
export const pluginScreens = (kind: ScreenKind) => mergeLists(({ screens }) => screens?.[kind])
export const pluginSeededCollections = mergeLists(({ seeded }) => seeded)
export const pluginCollections = mergeLists(({ collections }) => collections)
export const pluginGlobals = mergeRows(({ globals }) => globals)
export const pluginRightsInOtherFiles = mergeRows(({ rightsInOtherFiles }) => rightsInOtherFiles)
export const collectionsOutsideAuditTrail = mergeLists((registers) => registers.outsideAuditTrail)
export const pluginAccountFields = mergeLists(({ accountFields }) => accountFields)
export const pluginApplicationFigures = mergeRows(({ applicationFigures }) => applicationFigures)
