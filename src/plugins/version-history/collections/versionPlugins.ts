import { optimisticLocking } from './optimisticLocking'
import { versionHistory } from './versionHistory'

/** Version history, and refusal of saves over a newer version. */
export const versionPlugins = [versionHistory, optimisticLocking]
