import type { Plugin } from 'payload'
import { addRevealFieldFromUrl } from './live-preview/collections/addRevealFieldFromUrl'
import { addSaveConflictHandler } from './version-history/collections/addSaveConflictHandler'
import { versionHistory } from './version-history/collections/versionHistory'

/** Payload plugins that wrap every collection and global, after the audit trail. */
export const wrappingPlugins: readonly Plugin[] = [
  versionHistory,
  addSaveConflictHandler,
  addRevealFieldFromUrl,
]
