import type { Config } from 'payload'

/** Plugin that updates open admin pages when records change or arrive. */
export const liveUpdates =
  () =>
  (config: Config): Config => ({
    ...config,
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        providers: [
          ...(config.admin?.components?.providers ?? []),
          '/src/plugins/live-updates/admin/StaffEvents#StaffEvents',
        ],
      },
    },
  })
