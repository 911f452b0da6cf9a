import type { BrandIdentityReader } from '@/src/domain/look/identity'
import { brandIdentityFromSettings } from './appearance/rules/brandIdentityFromSettings'

/** The functions that read the identity of the firm from the website settings. The first entry is used. */
export const brandIdentityReaders: readonly BrandIdentityReader[] = [brandIdentityFromSettings]
