import type { FormStepsReceiver } from '@/src/app/api/visites/readSentViewOrFormSteps'
import { receiveFormReport } from './statistics/routes/visites/receiveFormReport'

/** The receivers of the steps of application forms. Without an entry the steps are dropped. */
export const formStepsReceivers: readonly FormStepsReceiver[] = [receiveFormReport]
