// What users deploy: in development boardgame.io and immer check and freeze more, which would not be fair to them.
process.env.NODE_ENV ??= 'production';
