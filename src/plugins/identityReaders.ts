import type { IdentityReader } from '@/src/domain/look/identity'
import { readIdentity } from './appearance/rules/readIdentity'

/** The functions that read the identity of the firm from the website settings. The first entry is used. */
export const identityReaders: readonly IdentityReader[] = [readIdentity]
