# One image for the three services, `SERVICE` chooses which, and for the tools of an operator. The gateway stage serves the webs.
FROM node:20-bookworm-slim AS build
WORKDIR /talloor
COPY . .
ARG ANALYTICS
ARG TAG_MANAGER_URL
RUN npm ci --no-audit --no-fund && npm run build && npm run gateway && npm prune --omit=dev --no-audit --no-fund

FROM node:20-bookworm-slim AS service
WORKDIR /talloor
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=build /talloor/package.json ./
COPY --from=build /talloor/node_modules node_modules
COPY --from=build /talloor/command-api/dist command-api/dist
COPY --from=build /talloor/projections/dist projections/dist
COPY --from=build /talloor/query-api/dist query-api/dist
COPY --from=build /talloor/server/dist server/dist
COPY --from=build /talloor/server/*.mjs server/
COPY --from=build /talloor/server/start server/start
COPY --from=build /talloor/server/src/demo/data server/src/demo/data
RUN mkdir /data /maintenance && chown node /data /maintenance
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD node -e "fetch('http://127.0.0.1:3000/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["sh", "-c", "exec node ${SERVICE}/dist/main.js"]

FROM nginx:1.29-alpine AS gateway
COPY --from=build /talloor/server/dist/gateway.conf /etc/nginx/conf.d/default.conf
COPY --from=build /talloor/shop-web/dist /srv/talloor/shop
COPY --from=build /talloor/backoffice-web/dist /srv/talloor/backoffice
EXPOSE 8080
