import manifest from '@/package.json' with { type: 'json' }

/** Of this program, as CHANGELOG.md tells of it. */
export const VERSION: string = manifest.version
