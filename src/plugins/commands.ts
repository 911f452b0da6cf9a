import type { Command } from '@/src/cli/command'

/** The commands of plugins that a built site has. Each is a file in the `cli` folder of its plugin. */
export const pluginCommands: Record<string, () => Promise<Command>> = {
  rebuildVisits: () => import('./statistics/cli/rebuildVisits'),
  backup: () => import('./backups/cli/backup'),
  restore: () => import('./backups/cli/restore'),
  recover: () => import('./backups/cli/recover'),
  seed: () => import('./demo-content/cli/seed'),
  fill: () => import('./demo-content/cli/fill'),
  doctor: () => import('./system-page/cli/doctor'),
}
