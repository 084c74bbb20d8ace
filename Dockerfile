FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV CI=true NEXT_TELEMETRY_DISABLED=1 TURBO_TELEMETRY_DISABLED=1
COPY . .
RUN npm install --global pnpm@10.34.9 \
 && pnpm install --frozen-lockfile \
 && pnpm turbo run build --filter=@foothold/web \
 && pnpm install --frozen-lockfile --prod

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 FOOTHOLD_HOME=/var/lib/foothold
RUN apt-get update \
 && apt-get install --yes --no-install-recommends bubblewrap \
 && rm -rf /var/lib/apt/lists/* \
 && mkdir /var/lib/foothold && chown node /var/lib/foothold
COPY --from=build /app /app
EXPOSE 3000
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
# The server runs as `node`. It keeps the right to run learners' programs as another user, `nobody`, and gives up all others.
ENTRYPOINT ["/app/scripts/container-entry.sh", "node"]
CMD ["node", "apps/web/src/server/main.ts"]
