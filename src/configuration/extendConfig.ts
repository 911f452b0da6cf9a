import type { AdminViewConfig, CollectionConfig, Config, GlobalConfig, JobsConfig } from 'payload'
import { addWidgets, type PluginWidget } from './addWidgets'

type Additions = {
  collections?: CollectionConfig[]
  globals?: GlobalConfig[]
  tasks?: NonNullable<JobsConfig['tasks']>
  /** Pages of the admin panel. */
  views?: Record<string, AdminViewConfig>
  /** Widgets of the dashboard. */
  widgets?: readonly PluginWidget[]
}

/** Payload's configuration with what a plugin adds to it. */
export const extendConfig = (
  config: Config,
  { collections = [], globals = [], tasks = [], views, widgets = [] }: Additions,
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
  collections: [...(config.collections ?? []), ...collections],
  globals: [...(config.globals ?? []), ...globals],
  jobs: { ...config.jobs, tasks: [...(config.jobs?.tasks ?? []), ...tasks] },
})
