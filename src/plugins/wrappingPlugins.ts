import type { Plugin } from 'payload'
import { revealFieldFromUrl } from './live-preview/collections/revealFieldFromUrl'
import { handleSaveConflicts } from './version-history/collections/handleSaveConflicts'
import { versionHistory } from './version-history/collections/versionHistory'

/** Payload plugins that wrap every collection and global, after the audit trail. */
export const wrappingPlugins: readonly Plugin[] = [
  versionHistory,
  handleSaveConflicts,
  revealFieldFromUrl,
]
