import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '@/src/server/process/findFreePort'
import { root } from '@/src/server/root'
import { getRawResponse } from './rawAnswer'

/**
 * Starts a single-process nginx in a folder with the files of its image, on a free port unless one
 * is given.
 * @param rules the content of `http {}`
 */
export async function startNginx(
  rules: (folder: string, port: number) => string,
  ownPort?: number,
) {
  const port = ownPort ?? (await findFreePort())
  const folder = mkdtempSync(path.join(tmpdir(), 'exemplia-nginx-'))
  mkdirSync(path.join(folder, 'logs'))
  symlinkSync(path.join(root, 'deploy/nginx'), path.join(folder, 'site'))
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, createConfiguration(folder, rules(folder, port)))
  const written = path.join(folder, 'written')
  // A file, because nginx's output to /dev/stdout does not reach Node's pipes.
  const output = openSync(written, 'a')
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  await once(nginx, 'spawn').catch(() => {
    throw new Error('This needs nginx: apt-get install nginx-light')
  })
  const url = `http://127.0.0.1:${port}`
  await waitUntilListening(url)
  return {
    url,
    /** Its access and error logs. */
    written: () => readFileSync(written, 'utf8'),
    stop: async () => {
      // A process that has ended by itself emits no second exit event.
      if (nginx.kill('SIGTERM')) await once(nginx, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function waitUntilListening(url: string): Promise<void> {
  const isListening = await getRawResponse(url).then(
    () => true,
    () => false,
  )
  if (isListening) return
  await pause(50)
  return waitUntilListening(url)
}

/** The configuration of production, in this folder, with other rules inside `http {}`. */
const createConfiguration = (folder: string, rules: string) =>
  readFileSync('deploy/nginx/nginx.conf', 'utf8')
    .replace(/^user .*$/m, process.getuid?.() === 0 ? 'user root;' : '')
    .replace(/^worker_processes .*$/m, 'worker_processes 1;')
    .replace(/^error_log .*$/m, 'error_log stderr notice;')
    .replace(/^pid .*$/m, `pid ${folder}/pid;`)
    .replace(
      /^.*include \/etc\/nginx\/conf\.d.*$/m,
      () => `client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/answers;
  fastcgi_temp_path ${folder}/unused-1;
  uwsgi_temp_path ${folder}/unused-2;
  scgi_temp_path ${folder}/unused-3;
  ${rules}`,
    )
