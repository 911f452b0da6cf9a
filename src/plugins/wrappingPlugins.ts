import type { Plugin } from 'payload'
import { versionPlugins } from './version-history/collections/versionPlugins'

/** Payload plugins that wrap every collection and global, after the audit trail. */
export const wrappingPlugins: readonly Plugin[] = [...versionPlugins]
