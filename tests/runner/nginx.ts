import { spawnSync } from 'node:child_process'
import { OperatorError } from '@/src/server/operatorError'
import { installFromSystem } from './installFromSystem'
import { terminalText } from './terminalText'

const isNginxInstalled = () => spawnSync('nginx', ['-v']).status === 0

/** Installs nginx, the production proxy, for the tests when it is missing. */
export function installMissingNginx() {
  if (isNginxInstalled()) return
  console.log(terminalText.installingNginx)
  if (!installFromSystem('nginx-light') || !isNginxInstalled())
    throw new OperatorError(terminalText.noNginx)
}
