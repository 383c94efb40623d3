"""The table over HTTP and WebSocket. It knows no game: it stores moves, and shows each seat what it may see."""
