import { LIGHTS } from '@/src/domain/health/lights'
import { healthParts } from '@/src/plugins/healthParts'
import { lightLabels } from '@/src/plugins/system-page/words/admin/systemLights'

/** The labels of all health checks by their names, in display order. */
export const checkLabels = new Map<string, string>(
  LIGHTS.flatMap((light) => [
    [light, lightLabels[light]],
    ...healthParts
      .filter(({ after }) => after === light)
      .map((part): [string, string] => [part.light, part.label]),
  ]),
)

/** The name of a check for staff. */
export const checkLabel = (light: string) => checkLabels.get(light) ?? light
