import type { Config } from 'payload'

/** Open pages of the admin follow the changes of colleagues and new applications and messages. */
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
