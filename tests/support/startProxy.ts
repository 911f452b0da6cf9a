import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@/src/server/process/freePort'
import { root } from '@/src/server/root'
import { get } from './rawAnswer'

/** The proxy of production, without TLS, in front of web servers on these ports of this machine. */
export async function startProxy(ports: number[]) {
  const port = await freePort()
  const folder = mkdtempSync(path.join(tmpdir(), 'exemplia-proxy-'))
  mkdirSync(path.join(folder, 'logs'))
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, port, ports))
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await once(nginx, 'spawn').catch(() => {
    throw new Error('This drill needs nginx: apt-get install nginx-light')
  })
  const url = `http://127.0.0.1:${port}`
  await untilItListens(url)
  return {
    url,
    stop: async () => {
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilItListens(url: string): Promise<void> {
  const isListening = await get(url).then(
    () => true,
    () => false,
  )
  if (isListening) return
  await pause(50)
  return untilItListens(url)
}

const configuration = (folder: string, port: number, ports: number[]) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/pid;
error_log stderr crit;
events { worker_connections 2048; }
http {
  client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/answers;
  fastcgi_temp_path ${folder}/unused-1;
  uwsgi_temp_path ${folder}/unused-2;
  scgi_temp_path ${folder}/unused-3;
  proxy_cache_path ${folder}/kept levels=1:2 keys_zone=site:16m max_size=64m use_temp_path=off;
  include ${root}/deploy/nginx/cache.conf;
  upstream web {
    zone web 128k;
    ${ports.map((web) => `server 127.0.0.1:${web} max_fails=0;`).join('\n    ')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    include ${root}/deploy/nginx/locations.conf;
  }
}
`
