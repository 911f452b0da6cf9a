import type {
  AdminViewConfig,
  CollectionConfig,
  Config,
  EditViewConfig,
  GlobalConfig,
  JobsConfig,
} from 'payload'
import { addWidgets, type PluginWidget } from './addWidgets'
import { insertAfter } from './insertAfter'

type ConfigAdditions = {
  collections?: CollectionConfig[]
  /** The collection after which the menu lists the new ones; at the end by default. */
  listedAfter?: string
  globals?: GlobalConfig[]
  tasks?: NonNullable<JobsConfig['tasks']>
  /** Pages of the admin panel. */
  views?: Record<string, AdminViewConfig>
  /** Tabs beside the form of a global, by its slug. */
  globalViews?: Record<string, Record<string, EditViewConfig>>
  /** Widgets of the dashboard. */
  widgets?: readonly PluginWidget[]
}

/** Adds the configuration of a plugin to Payload's configuration. */
export const extendConfig = (
  config: Config,
  {
    collections = [],
    listedAfter,
    globals = [],
    tasks = [],
    views,
    globalViews = {},
    widgets = [],
  }: ConfigAdditions,
): Config => ({
  ...config,
  admin: {
    ...config.admin,
    components: {
      ...config.admin?.components,
      views: { ...config.admin?.components?.views, ...views },
    },
    dashboard: addWidgets(config.admin?.dashboard, widgets),
  },
  collections: insertAfter(
    config.collections ?? [],
    ({ slug }) => slug === listedAfter,
    ...collections,
  ),
  globals: [...(config.globals ?? []), ...globals].map((global) =>
    addGlobalViews(global, globalViews[global.slug]),
  ),
  jobs: { ...config.jobs, tasks: [...(config.jobs?.tasks ?? []), ...tasks] },
})

function addGlobalViews(
  global: GlobalConfig,
  added?: Record<string, EditViewConfig>,
): GlobalConfig {
  if (!added) return global
  const { admin } = global
  const { views } = admin?.components ?? {}
  return {
    ...global,
    admin: {
      ...admin,
      components: { ...admin?.components, views: { ...views, edit: { ...views?.edit, ...added } } },
    },
  }
}
